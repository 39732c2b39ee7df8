/** Seas, their fleets, and the courses between them. */
import { ZONE_REFS } from '../rules/ids.ts';
import { PASSAGES } from '../rules/sail.ts';
import type { TetrarchiaView } from '../rules/view.ts';
import { Ship } from './art.tsx';
import { linesOf } from './latin.ts';
import { courseOf, SEA_NAMES, STATIONS } from './layout.ts';
import type { Say, TetrarchiaBoardProps } from './props.ts';

const NAME_LINE = 20;
/** The Atlantic is narrow on this map, so its name takes two lines. */
const NAME_LINES = [2, 1, 1];

export const Seas = ({ say, lit }: { say: Say; lit: TetrarchiaBoardProps['lit'] }) => (
  <g class="seas">
    {ZONE_REFS.map((ref, zone) => {
      const [x, y] = STATIONS[zone]!;
      const [nx, ny] = SEA_NAMES[zone]!;
      return (
        <g
          key={ref}
          class={lit.own.includes(ref) ? 'sea-zone own' : 'sea-zone'}
          data-ref={ref}
          transform={`translate(${x} ${y})`}
        >
          <circle class="hit" r="34" />
          <ellipse class="halo" rx="34" ry="26" />
          <ellipse class="station" rx="30" ry="22" />
          {linesOf(say(ref), NAME_LINES[zone]!).map((text, line) => (
            <text key={text} class="sea-name" x={nx - x} y={ny - y + line * NAME_LINE} aria-hidden="true">
              {text}
            </text>
          ))}
        </g>
      );
    })}
  </g>
);

/** Fleets have no names. They are numbered from west to east, so that a fleet keeps its number when it sails. */
export const Fleets = ({ view }: { view: TetrarchiaView }) => {
  const at = ZONE_REFS.flatMap((ref, zone) =>
    Array.from(
      { length: view.fleets[ref]! },
      (_, i) => [STATIONS[zone]![0] + i * 16, STATIONS[zone]![1] + i * 20] as const,
    ),
  );
  return (
    <g class="fleets">
      {at.map(([x, y], i) => (
        <g key={`fleet:${i + 1}`} class="piece fleet" data-ref={`fleet:${i + 1}`} transform={`translate(${x} ${y})`}>
          <Ship />
        </g>
      ))}
    </g>
  );
};

/** A course between two seas is drawn only while it can be chosen. */
export const Courses = () => (
  <g class="courses">
    <defs>
      <marker
        id="tet-course-head"
        viewBox="-9 -6 10 12"
        markerWidth="15"
        markerHeight="18"
        markerUnits="userSpaceOnUse"
        orient="auto"
      >
        <path class="course-head" d="M0 0-8-4.500v9z" />
      </marker>
    </defs>
    {PASSAGES.map(({ ref }) => {
      const { path } = courseOf(ref);
      return (
        <g key={ref} class="course" data-ref={ref}>
          <path class="hit" d={path} />
          <path class="glow" d={path} />
          <path class="line" d={path} marker-end="url(#tet-course-head)" />
        </g>
      );
    })}
  </g>
);
