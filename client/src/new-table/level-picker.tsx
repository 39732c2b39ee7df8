import { cardWords, shownGame } from '../games/cards.ts';
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

/** The level in its figures, each from the easiest to the hardest. */
export const LevelPicker = ({ game, option, label, spec, value, onChange }: Props) => {
  const { t, language } = useWords();
  const words = cardWords(game, language);
  const presets = (shownGame(game)?.presets ?? []).flatMap(({ name, options }) => {
    const code = options[option];
    return typeof code === 'string' ? [{ code, label: words.presets?.[name] ?? name }] : [];
  });
  return (
    <>
      <div class="presets" role="group" aria-label={label}>
        {presets.map(({ code, label }) => (
          <button
            key={code}
            type="button"
            class={code === value ? 'btn selected' : 'btn'}
            aria-pressed={code === value}
            onClick={() => onChange(code)}
          >
            {label}
            <small>{code.split('').join(' ')}</small>
          </button>
        ))}
      </div>
      <div class="level">
        {spec.of.map((chars, place) => (
          <fieldset key={place} class="figure">
            <legend>{words.figures?.[option]?.[place] ?? t('ui.figureN', { n: place + 1 })}</legend>
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
