/** Made by scripts/build/compile.ts of the route files below app/api/v1. */
declare module "api-routes" {
  export const routeFiles: import("@/server/api-routes").RouteFiles;
}
