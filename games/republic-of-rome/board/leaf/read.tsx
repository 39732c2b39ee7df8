/** The name of a thing as a link to its leaf, where it has one. */
import { hasLeaf } from './has.ts';
import type { LeafProps } from './props.ts';

interface Props extends Pick<LeafProps, 'view' | 'say'> {
  readonly of: string;
}

export const Read = ({ of, view, say }: Props) =>
  hasLeaf(view, of) ? (
    <button type="button" class="ref" data-read={of}>
      {say(of)}
    </button>
  ) : (
    <>{say(of)}</>
  );

export const ReadList = ({ of, view, say }: Omit<Props, 'of'> & { readonly of: readonly string[] }) =>
  of.length === 0 ? (
    <p>{say('state.nothing')}</p>
  ) : (
    <ul class="rr-leaf-list">
      {of.map((ref) => (
        <li key={ref}>
          <Read of={ref} view={view} say={say} />
        </li>
      ))}
    </ul>
  );
