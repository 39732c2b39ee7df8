/** A form made from what a game says can be agreed. */
import { missingIn, type OptionSpec, type OptionValue } from '@tabularium/kernel';
import { Switch } from '../ui/switch.tsx';
import { useWords } from '../words/words.ts';
import { LevelPicker } from './level-picker.tsx';

interface Props {
  readonly game: string;
  readonly specs: Readonly<Record<string, OptionSpec>>;
  readonly values: Readonly<Record<string, OptionValue>>;
  readonly onChange: (option: string, value: OptionValue) => void;
}

export const OptionFields = ({ game, specs, values, onChange }: Props) => (
  <>
    {Object.entries(specs).map(([option, spec]) => (
      <Field
        key={option}
        game={game}
        option={option}
        spec={spec}
        value={values[option] ?? spec.default}
        onChange={(v) => onChange(option, v)}
      />
    ))}
  </>
);

interface FieldProps {
  readonly game: string;
  readonly option: string;
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

const Field = ({ game, option, spec, value, onChange }: FieldProps) => {
  const { speaker } = useWords();
  const label = speaker.name(`option.${option}`);
  switch (spec.t) {
    case 'code':
      return (
        <LevelPicker game={game} option={option} label={label} spec={spec} value={String(value)} onChange={onChange} />
      );
    case 'switch':
      return <Switch label={label} on={value === true} onChange={onChange} />;
    case 'choice':
      return (
        <label class="field">
          <span>{label}</span>
          <select class="input" value={String(value)} onChange={(e) => onChange(e.currentTarget.value)}>
            {spec.of.map((one) => (
              <option key={one} value={one}>
                {nameOf(one, option, speaker)}
              </option>
            ))}
          </select>
        </label>
      );
    case 'set': {
      const chosen = typeof value === 'object' ? value : [];
      return (
        <fieldset>
          <legend class="legend">{label}</legend>
          {spec.of.map((one) => {
            const [title, hint] = titleAndHint(nameOf(one, option, speaker));
            const isMissing = missingIn(spec, [...chosen, one]).some(([of]) => of === one);
            return (
              <Switch
                key={one}
                label={title}
                {...(hint && { hint })}
                on={chosen.includes(one)}
                disabled={isMissing}
                onChange={(on) => onChange(on ? [...chosen, one] : without(spec, chosen, one))}
              />
            );
          })}
        </fieldset>
      );
    }
    default:
      return spec satisfies never;
  }
};

/** "Title: what it does." */
const titleAndHint = (name: string): readonly [string, string] => {
  const at = name.indexOf(': ');
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 2)];
};

/** Without one of them, and without what can be chosen only together with it. */
const without = (spec: OptionSpec & { t: 'set' }, chosen: readonly string[], one: string): string[] => {
  const rest = chosen.filter((x) => x !== one);
  const missing = missingIn(spec, rest).map(([of]) => of);
  return rest.filter((x) => !missing.includes(x));
};

/** A value is named by its option, by itself, or is a thing of the game. */
const nameOf = (
  value: string,
  option: string,
  speaker: { knows(k: string): boolean; name(k: string): string },
): string => {
  const keys = [`${option.replace(/s$/, '')}.${value}`, `${option}.${value}`, value];
  return speaker.name(keys.find((k) => speaker.knows(k)) ?? value);
};
