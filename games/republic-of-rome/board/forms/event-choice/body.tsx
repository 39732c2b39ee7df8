/** What an event may strike, with what it is worth. */
import { Amount, OptionCard, Options } from '@tabularium/parts/kit';
import type { FormProps } from '@tabularium/parts/web';
import { leaderCard } from '../../../rules/data/printed.ts';
import { factionOf } from '../../../rules/ids.ts';
import { senatorsOf } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { fleetStrength, landStrength, maybeWar, war, warCard } from '../../../rules/wars/wars.ts';
import { type Entered, fleetsOf, lostIn, placesIn, refsIn, verbIn } from './entries.ts';

type Props = FormProps<RomeView, Entered>;

export const EventChoiceBody = (props: Props) =>
  verbIn(props.form.asked) === 'loseFleets' ? <Fleets {...props} /> : <List {...props} />;

/** What is said of each. */
const NOTES: Readonly<Record<string, (props: Props, ref: string) => string>> = {
  leaderDies: ({ form, say }, ref) => {
    const { view } = form.asked;
    const { strength, wars } = leaderCard(view, ref);
    const his = wars.filter((id) => maybeWar(view, id)).map((id) => say(id));
    return [say('choice.strength', { n: strength }), ...his].join(' · ');
  },
  ally: ({ form, say }, ref) => {
    const { view } = form.asked;
    const w = war(view, ref);
    const fleet = fleetStrength(view, w);
    return [
      say('choice.land', { n: landStrength(view, w) }),
      ...(fleet > 0 ? [say('choice.fleet', { n: fleet })] : []),
      ...(w.revolt ? [] : [say('choice.spoils', { n: warCard(view, w.id).spoils })]),
    ].join(' · ');
  },
  accuseFaction: ({ form, say }, ref) => {
    const all = senatorsOf(form.asked.view, factionOf(ref));
    return say('choice.faction', { n: all.length, influence: all.reduce((n, s) => n + s.influence, 0) });
  },
};

const List = (props: Props) => {
  const { form, say, change } = props;
  const { asked, entered } = form;
  const verb = verbIn(asked)!;
  const chosen = form.steps[0]?.answer?.arg;
  return (
    <Options label={say(asked.question.prompt.k, asked.question.prompt.a ?? {})}>
      {refsIn(asked).map((ref) => (
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
