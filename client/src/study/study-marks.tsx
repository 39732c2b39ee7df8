/** Turning points over the slider of the replay, above the marks of the turns. */
import { useStore } from '../app/store.ts';
import type { Screen } from '../source/source.ts';
import { placeOf } from './shown-lines.ts';
import { studyOf } from './studies.ts';
import './study.css';

export const StudyMarks = ({ screen }: { readonly screen: Screen }) => {
  const { kept } = useStore(studyOf(screen));
  const last = screen.scene.inputs;
  if (!kept || kept.study.turning.length === 0 || last === 0) return null;
  return (
    <svg class="turn-marks study-marks" viewBox={`0 0 ${last} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={kept.study.turning.map((found) => `M${placeOf(kept, found)} 0V1`).join('')} />
    </svg>
  );
};
