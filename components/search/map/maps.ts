/** Both ways to show the map, in one file of script: fetched apart, each would bring what they share. */
export { MapScreen } from "@/components/search/map/map-screen";
export { MapView } from "@/components/search/map/map-view";
