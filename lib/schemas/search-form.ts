/** What the search forms send beside the parameters of a search: the text of the place field, and what it said before. */
export const PLACE = "place";
export const PLACE_WAS = "placeWas";
/** The name of a chosen place that goes with its pair, as `place`: the point by itself would be called otherwise. */
export const PLACE_NAME = "placeName";
/** 'lat,lng' of the place that the words name: what is asked for around a place, is asked for around that one. */
export const SAID_AT = "saidAt";
/** The categories a search bar showed at first, where it also keeps subcategories: those go when another is chosen. */
export const CATEGORIES_WERE = "categoriesWere";
/** The id of the form of the filters, which the sort beside the results belongs to as well. */
export const FILTER_FORM = "filter-form";
