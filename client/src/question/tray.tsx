/** The things one may pick, by name: for those not drawn on a board, for keys, and for ears. */
import type { GameUi } from '../games/game-ui.ts';
import type { Answering } from '../table/use-answer.ts';
import { useWords } from '../words/words.ts';
import { type Choice, refsOf } from './choices.ts';
import { Cost } from './cost.tsx';

interface Props {
  readonly choice: Choice;
  readonly ui: GameUi;
  readonly view: unknown;
  readonly answer: Answering;
}

export const Tray = ({ choice, ui, view, answer }: Props) => {
  const { speaker } = useWords();
  return (
    <div class={ui.board ? 'tray on-board' : 'tray'} role="group" aria-label={choice.label}>
      {refsOf(choice.offer).map((ref, i) => {
        const cost = ui.cost?.(view, choice.verb, ref);
        return (
          <button
            key={ref}
            type="button"
            class="btn offered"
            data-pick={ref}
            onClick={() => answer.pressRef(choice, ref)}
          >
            {speaker.name(ref)}
            {cost !== undefined && <Cost ui={ui} cost={cost} />}
            {i < 9 && (
              <span class="kbd" aria-hidden="true">
                {i + 1}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
};
