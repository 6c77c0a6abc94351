import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A style of one colour and one source without features, whose makers are named: no tiles, no letters. */
const STYLE = {
  version: 8,
  sources: {
    ground: {
      type: "geojson",
      attribution: "© Test ground",
      data: { type: "FeatureCollection", features: [] },
    },
  },
  layers: [
    { id: "land", type: "background", paint: { "background-color": "#e8e4d8" } },
    { id: "places", type: "circle", source: "ground" },
  ],
};

/** Serves the style of a map on this machine. */
export async function startMapStyle(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { "Content-Type": "application/json", "Access-Control-Allow-Origin": "*" })
      .end(JSON.stringify(STYLE));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/style.json`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
