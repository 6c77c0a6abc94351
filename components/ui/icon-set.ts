import type { ReactElement } from "react";
import {
  Anvil,
  Archive,
  Armchair,
  ArrowDownUp,
  ArrowLeft,
  ArrowRight,
  Award,
  BadgeCheck,
  Blocks,
  BookOpenText,
  Box,
  Boxes,
  BrickWall,
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  Camera,
  Car,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleOff,
  CircleUserRound,
  Clock,
  Cog,
  Compass,
  Component,
  Copy,
  Cpu,
  Eye,
  EyeOff,
  Factory,
  FileText,
  Fingerprint,
  FlaskConical,
  Gem,
  GraduationCap,
  Handshake,
  Hexagon,
  History,
  House,
  Info,
  Layers,
  LayoutDashboard,
  LayoutGrid,
  LifeBuoy,
  Link2Off,
  List,
  LoaderCircle,
  LocateFixed,
  Lock,
  LockKeyhole,
  LogOut,
  Mail,
  MailCheck,
  Map,
  MapPin,
  MapPinned,
  Megaphone,
  Menu,
  MessageCircle,
  Minus,
  MonitorSmartphone,
  Navigation,
  Network,
  Package,
  Paperclip,
  PartyPopper,
  Pause,
  Phone,
  PhoneCall,
  Play,
  Plus,
  Printer,
  Puzzle,
  RotateCw,
  Route,
  Rss,
  Scale,
  Search,
  Send,
  Settings,
  Shapes,
  Share2,
  ShieldAlert,
  ShieldCheck,
  ShieldOff,
  ShieldQuestion,
  Ship,
  Shirt,
  SlidersHorizontal,
  Sparkles,
  Sprout,
  Stethoscope,
  Store,
  Tag,
  Target,
  Trash2,
  TriangleAlert,
  Truck,
  Warehouse,
  Wheat,
  Wrench,
  X,
  Zap,
  type LucideIcon,
} from "lucide-react";

/** The icons of public pages, each by the name it has at Lucide; tests/components/ui/icon.test.ts draws them into icons.svg. */
export const ICONS = {
  anvil: Anvil,
  archive: Archive,
  armchair: Armchair,
  "arrow-down-up": ArrowDownUp,
  "arrow-left": ArrowLeft,
  "arrow-right": ArrowRight,
  award: Award,
  "badge-check": BadgeCheck,
  blocks: Blocks,
  "book-open-text": BookOpenText,
  box: Box,
  boxes: Boxes,
  "brick-wall": BrickWall,
  "briefcase-business": BriefcaseBusiness,
  "building-2": Building2,
  "calendar-days": CalendarDays,
  camera: Camera,
  car: Car,
  check: Check,
  "chevron-down": ChevronDown,
  "chevron-left": ChevronLeft,
  "chevron-right": ChevronRight,
  "circle-alert": CircleAlert,
  "circle-check": CircleCheck,
  "circle-off": CircleOff,
  "circle-user-round": CircleUserRound,
  clock: Clock,
  cog: Cog,
  compass: Compass,
  component: Component,
  copy: Copy,
  cpu: Cpu,
  eye: Eye,
  "eye-off": EyeOff,
  factory: Factory,
  "file-text": FileText,
  fingerprint: Fingerprint,
  "flask-conical": FlaskConical,
  gem: Gem,
  "graduation-cap": GraduationCap,
  handshake: Handshake,
  hexagon: Hexagon,
  history: History,
  house: House,
  info: Info,
  layers: Layers,
  "layout-dashboard": LayoutDashboard,
  "layout-grid": LayoutGrid,
  "life-buoy": LifeBuoy,
  "link-2-off": Link2Off,
  list: List,
  "loader-circle": LoaderCircle,
  "locate-fixed": LocateFixed,
  lock: Lock,
  "lock-keyhole": LockKeyhole,
  "log-out": LogOut,
  mail: Mail,
  "mail-check": MailCheck,
  map: Map,
  "map-pin": MapPin,
  "map-pinned": MapPinned,
  megaphone: Megaphone,
  menu: Menu,
  minus: Minus,
  "monitor-smartphone": MonitorSmartphone,
  navigation: Navigation,
  network: Network,
  package: Package,
  paperclip: Paperclip,
  "party-popper": PartyPopper,
  pause: Pause,
  phone: Phone,
  "phone-call": PhoneCall,
  play: Play,
  plus: Plus,
  printer: Printer,
  puzzle: Puzzle,
  "rotate-cw": RotateCw,
  route: Route,
  rss: Rss,
  scale: Scale,
  search: Search,
  send: Send,
  settings: Settings,
  shapes: Shapes,
  "share-2": Share2,
  "shield-alert": ShieldAlert,
  "shield-check": ShieldCheck,
  "shield-off": ShieldOff,
  "shield-question": ShieldQuestion,
  ship: Ship,
  shirt: Shirt,
  "sliders-horizontal": SlidersHorizontal,
  sparkles: Sparkles,
  sprout: Sprout,
  stethoscope: Stethoscope,
  store: Store,
  tag: Tag,
  target: Target,
  "trash-2": Trash2,
  "triangle-alert": TriangleAlert,
  truck: Truck,
  warehouse: Warehouse,
  wheat: Wheat,
  wrench: Wrench,
  x: X,
  zap: Zap,
} as const satisfies Readonly<Record<string, LucideIcon>>;

export type IconName = keyof typeof ICONS | "whatsapp";

/** The strokes of an icon in a field of 24 × 24, as its own component hands them on to the one that draws them. */
function strokes(icon: LucideIcon): string {
  type Drawn = ReactElement<{
    icon: { node: readonly (readonly [string, Readonly<Record<string, string>>])[] };
  }>;
  const { render } = icon as unknown as { render: (props: object, ref: null) => Drawn };
  return render({}, null)
    .props.icon.node.map(([tag, { key: _key, ...attributes }]) => {
      const written = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
      return `<${tag} ${written.join(" ")}/>`;
    })
    .join("");
}

/** WhatsApp's mark, in strokes as the others: a receiver in a bubble. */
const whatsApp = (): string =>
  `${strokes(MessageCircle)}<g transform="translate(7 7) scale(.42)" stroke-width="4">${strokes(Phone)}</g>`;

/** An icon as SVG, in a field of 24 × 24. */
export const strokesOf = (name: IconName): string =>
  name === "whatsapp" ? whatsApp() : strokes(ICONS[name]);

/** Circles around 0 0: what a drawn cover has behind its icon. */
const RINGS = [44, 72, 100, 128, 156, 184, 212]
  .map((r) => `M${r} 0A${r} ${r} 0 1 1-${r} 0A${r} ${r} 0 1 1 ${r} 0`)
  .join("");

/** For empty states and missing pages: a bridge whose middle is not there (yet). */
const EMPTY = `<symbol id="empty" viewBox="0 0 176 84">
<path d="M6 38H64M170 38H112M16 38V76M160 38V76M16 76A46 46 0 0 1 56 39.5M160 76A46 46 0 0 0 120 39.5"/>
<path d="M30 38V46M44 38V40.5M146 38V46M132 38V40.5M64 38L60 44M112 38L116 45" stroke-width="2"/>
<path d="M4 76H172" stroke-width="2" opacity=".5"/><path d="M72 38H104" stroke-dasharray="1 8" opacity=".7"/>
<g fill="var(--c-accent)" stroke="none"><circle cx="88" cy="18" r="10" opacity=".25"/><circle cx="88" cy="18" r="5"/></g>
</symbol>`;

/** The one file that pages take their icons from, by `<use>`: its strokes have the colour and width of who uses them. */
export function drawIcons(): string {
  const names = [...Object.keys(ICONS), "whatsapp"] as IconName[];
  const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${strokesOf(name)}</symbol>`);
  const rings = `<path id="rings" vector-effect="non-scaling-stroke" d="${RINGS}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">\n${[...symbols, rings, EMPTY].join("\n")}\n</svg>\n`;
}

/** The icons of a listing's card, which repeats so often that it takes them as masks, by CSS. */
const MARKS: readonly IconName[] = ["check", "map", "map-pin", "phone", "whatsapp"];

/** app/marks.css: each as a picture in black, to be a mask of whatever has its colour. */
export function drawMarks(): string {
  const marks = MARKS.map((name) => {
    const strokes = strokesOf(name).replaceAll('"', "'");
    const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>${strokes}</svg>`;
    return `  --mark-${name}: url("data:image/svg+xml,${svg}");`;
  });
  return `/* Drawn by drawMarks() of components/ui/icon-set.ts. */\n:root {\n${marks.join("\n")}\n}\n`;
}
