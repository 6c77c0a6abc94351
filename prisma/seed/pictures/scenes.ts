import { building } from "@/prisma/seed/pictures/building";
import { chemicals } from "@/prisma/seed/pictures/chemicals";
import { crafts } from "@/prisma/seed/pictures/crafts";
import type { Scene } from "@/prisma/seed/pictures/drawing";
import { education } from "@/prisma/seed/pictures/education";
import { electrical } from "@/prisma/seed/pictures/electrical";
import { electronics } from "@/prisma/seed/pictures/electronics";
import { events } from "@/prisma/seed/pictures/events";
import { food } from "@/prisma/seed/pictures/food";
import { furniture } from "@/prisma/seed/pictures/furniture";
import { health } from "@/prisma/seed/pictures/health";
import { home } from "@/prisma/seed/pictures/home";
import { machinery } from "@/prisma/seed/pictures/machinery";
import { metals } from "@/prisma/seed/pictures/metals";
import { offices } from "@/prisma/seed/pictures/offices";
import { packaging } from "@/prisma/seed/pictures/packaging";
import { printing } from "@/prisma/seed/pictures/printing";
import { safety } from "@/prisma/seed/pictures/safety";
import { textiles } from "@/prisma/seed/pictures/textiles";
import { transport } from "@/prisma/seed/pictures/transport";
import { vehicles } from "@/prisma/seed/pictures/vehicles";

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
