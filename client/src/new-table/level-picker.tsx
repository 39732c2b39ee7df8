import { useWords } from '../words/words.ts';
import { type CodeSpec, hardness, withFigure } from './level.ts';

interface Props {
  readonly game: string;
  readonly option: string;
  readonly label: string;
  readonly spec: CodeSpec;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const PRESETS: Readonly<
  Record<
    string,
    readonly { readonly key: 'ui.level.first' | 'ui.level.normal' | 'ui.level.hard'; readonly code: string }[]
  >
> = {
  tetrarchia: [
    { key: 'ui.level.first', code: '4200' },
    { key: 'ui.level.normal', code: '4211' },
    { key: 'ui.level.hard', code: '3122' },
  ],
};
const FIGURES: Readonly<
  Record<string, readonly ('ui.level.discs' | 'ui.level.fleets' | 'ui.level.revolts' | 'ui.level.armies')[]>
> = {
  tetrarchia: ['ui.level.discs', 'ui.level.fleets', 'ui.level.revolts', 'ui.level.armies'],
};

/** The level in its figures, each from the easiest to the hardest. */
export const LevelPicker = ({ game, option, label, spec, value, onChange }: Props) => {
  const { t } = useWords();
  return (
    <>
      <div class="presets" role="group" aria-label={label}>
        {PRESETS[game]?.map(({ key, code }) => (
          <button
            key={code}
            type="button"
            class={code === value ? 'btn selected' : 'btn'}
            aria-pressed={code === value}
            onClick={() => onChange(code)}
          >
            {t(key)}
            <small>{code.split('').join(' ')}</small>
          </button>
        ))}
      </div>
      <div class="level">
        {spec.of.map((chars, place) => (
          <fieldset key={place} class="figure">
            <legend>{FIGURES[game]?.[place] ? t(FIGURES[game][place]) : t('ui.figureN', { n: place + 1 })}</legend>
            <div>
              {chars.split('').map((figure) => (
                <label key={figure}>
                  <input
                    type="radio"
                    name={`${option}-${place}`}
                    checked={value[place] === figure}
                    onChange={() => onChange(withFigure(spec, value, place, figure))}
                  />
                  <span>{figure}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <p class="muted">
        {t('ui.hardness', { n: hardness(spec, value), of: spec.of.reduce((sum, c) => sum + c.length - 1, 0) })}
      </p>
    </>
  );
};
