/** One of a list, with what each is worth; or Fleets by place. */
import { Amount, OptionCard, Options } from '@tabularium/parts/kit';
import { type Aside, fleetsOf, lostIn, placesIn, refsIn, verbIn } from './entries.ts';
import { NOTES, type Props } from './notes.ts';

export const bodyOf = (aside?: Aside) => (props: Props) => {
  const verb = verbIn(props.form.asked, aside) ?? '';
  return verb === 'loseFleets' ? <Fleets {...props} /> : <List {...props} verb={verb} />;
};

const List = (props: Props & { readonly verb: string }) => {
  const { form, say, change, verb } = props;
  const { asked, entered } = form;
  const chosen = entered.what ?? refsIn(asked, verb)[0];
  return (
    <Options label={say(`verb.${verb}`)}>
      {refsIn(asked, verb).map((ref) => (
        <OptionCard
          key={ref}
          value={ref}
          title={say(ref)}
          chosen={ref === chosen}
          onPress={() => change({ ...entered, what: ref })}
        >
          {NOTES[verb]?.(props, ref)}
        </OptionCard>
      ))}
    </Options>
  );
};

/** [card-177-1-a] So many in all, from wherever they are. */
const Fleets = ({ form, say, change }: Props) => {
  const { asked, entered } = form;
  const lost = fleetsOf(asked, entered);
  const all = Object.values(lost).reduce((a, b) => a + b, 0);
  return (
    <div class="event-fleets">
      {placesIn(asked).map(([place, most]) => (
        <div key={place} class="place">
          <span>{say(place)}</span>
          <Amount
            label={say('choice.fleetsFrom', { place })}
            value={lost[place] ?? 0}
            min={0}
            max={most}
            unit={say('choice.of', { n: most })}
            fewer={say('ui.fewer')}
            more={say('ui.more')}
            onChange={(n) => change({ ...entered, fleets: { ...lost, [place]: n } })}
          />
        </div>
      ))}
      <p class="quiet" aria-live="polite">
        {say('choice.fleetsChosen', { n: all, of: lostIn(asked) })}
      </p>
    </div>
  );
};
