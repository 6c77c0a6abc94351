import { building } from "@/demo/pictures/building";
import { chemicals } from "@/demo/pictures/chemicals";
import { crafts } from "@/demo/pictures/crafts";
import type { Scene } from "@/demo/pictures/drawing";
import { education } from "@/demo/pictures/education";
import { electrical } from "@/demo/pictures/electrical";
import { electronics } from "@/demo/pictures/electronics";
import { events } from "@/demo/pictures/events";
import { food } from "@/demo/pictures/food";
import { furniture } from "@/demo/pictures/furniture";
import { health } from "@/demo/pictures/health";
import { home } from "@/demo/pictures/home";
import { machinery } from "@/demo/pictures/machinery";
import { metals } from "@/demo/pictures/metals";
import { offices } from "@/demo/pictures/offices";
import { packaging } from "@/demo/pictures/packaging";
import { printing } from "@/demo/pictures/printing";
import { safety } from "@/demo/pictures/safety";
import { textiles } from "@/demo/pictures/textiles";
import { transport } from "@/demo/pictures/transport";
import { vehicles } from "@/demo/pictures/vehicles";

const drawn = {
  ...machinery,
  ...packaging,
  ...textiles,
  ...building,
  ...electrical,
  ...food,
  ...home,
  ...transport,
  ...chemicals,
  ...metals,
  ...furniture,
  ...electronics,
  ...vehicles,
  ...health,
  ...education,
  ...events,
  ...printing,
  ...offices,
  ...safety,
  ...crafts,
};

export type SceneName = keyof typeof drawn;

/** Every picture the demo can show: a pure function of the variant number (0, 1, 2, …) to an SVG of 800 by 600. */
export const scenes: Readonly<Record<SceneName, Scene>> = drawn;

export const sceneNames = Object.keys(drawn) as SceneName[];
