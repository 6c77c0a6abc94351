import { sky } from "@/components/art/landmarks";
import { landscapes } from "@/components/art/terrain";
import { fieldA, fieldB, fieldInk, type Tone } from "@/components/art/tone";
import { states, type Terrain } from "@/lib/content/states";
import { randomFrom } from "@/lib/shared/random-from";

const TONES_OF: Readonly<Record<Terrain, readonly [Tone, ...Tone[]]>> = {
  mountains: ["teal", "slate", "sand"],
  hills: ["teal", "olive", "slate", "clay", "sand"],
  coast: ["teal", "sand", "slate"],
  desert: ["sand", "clay"],
  plains: ["olive", "sand", "teal"],
  forest: ["olive", "teal"],
  backwaters: ["teal"],
  plateau: ["clay", "sand", "slate"],
  delta: ["teal", "olive", "slate"],
  city: ["slate", "sand", "clay"],
  islands: ["teal", "sand"],
  temple: ["clay", "sand"],
};

/** The tones of a land in turn, so that two states of the same land that stand beside each other differ. */
export function stateTone(code: string, terrain: Terrain): Tone {
  const tones = TONES_OF[terrain];
  const rank = states.filter((state) => state.terrain === terrain).findIndex((state) => state.code === code);
  return tones[Math.max(rank, 0) % tones.length] ?? tones[0];
}

type Props = {
  /** ISO 3166-2:IN without 'IN-': the seed, so that two states of the same land differ. */
  code: string;
  terrain: Terrain;
};

/** The drawn card of a state (decoration): its land on a two-tone field, and the point of a place. Fills its box. */
export function StateArt({ code, terrain }: Props) {
  const random = randomFrom(`land:${code}`);
  const mirrored = random() > 0.5;
  const above = sky(random);
  const { marks, point } = landscapes[terrain](random);
  const tone = stateTone(code, terrain);
  const ink = fieldInk(tone);
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      className="block size-full"
      style={{ background: fieldA(tone) }}
      aria-hidden="true"
      focusable="false"
    >
      <g transform={mirrored ? "matrix(-1 0 0 1 320 0)" : undefined}>
        {[above, ...marks].map(({ d, fill, line, opacity }, index) =>
          line ? (
            <path
              key={index}
              d={d}
              fill="none"
              stroke={ink}
              strokeWidth={line}
              strokeOpacity={opacity}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          ) : (
            <path key={index} d={d} fill={fill === "field" ? fieldB(tone) : ink} fillOpacity={opacity} />
          ),
        )}
        <circle cx={point[0]} cy={point[1]} r="11" fill="var(--c-accent)" fillOpacity=".28" />
        <circle
          cx={point[0]}
          cy={point[1]}
          r="5.5"
          fill="var(--c-accent)"
          stroke={fieldA(tone)}
          strokeWidth="2"
        />
      </g>
    </svg>
  );
}
