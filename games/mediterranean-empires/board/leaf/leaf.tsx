/** A leaf: what a thing is, its numbers, where it is and when it is played; on demand, where its values come from. */
import type { LeafProps as Props } from '@tabularium/parts/web';
import { contentOf } from '../../rules/data/printed.ts';
import { sourcesOf } from '../../rules/data/provenance.ts';
import type { EmpiresView } from '../../rules/view.ts';
import { CardLeaf } from './card-leaf.tsx';
import { EmpireLeaf } from './empire-leaf.tsx';
import { EventLeaf } from './event-leaf.tsx';
import { AreaLeaf, CityLeaf } from './place-leaf.tsx';
import { thingOf } from './thing.ts';

export type LeafProps = Props<EmpiresView>;

export const Leaf = (props: LeafProps) => {
  const thing = thingOf(props.view, props.of);
  if (!thing) return null;
  return (
    <div class="med-leaf">
      {thing.t === 'card' && <CardLeaf {...props} card={thing.card} />}
      {thing.t === 'city' && <CityLeaf {...props} place={thing.place} />}
      {thing.t === 'area' && <AreaLeaf {...props} place={thing.place} />}
      {thing.t === 'empire' && <EmpireLeaf {...props} seat={thing.seat} />}
      {thing.t === 'event' && <EventLeaf {...props} event={thing.event} />}
      <Sources {...props} />
    </div>
  );
};

const Sources = ({ view, of, say }: LeafProps) => {
  const sources = sourcesOf(contentOf(view), of, say);
  if (sources.length === 0) return null;
  return (
    <details class="sources">
      <summary>{say('leaf.sources')}</summary>
      {sources.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>{say('leaf.sourcesPack')}</p>
    </details>
  );
};
