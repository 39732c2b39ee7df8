/** A card of the hand, as the shell asks for it. */
import type { HandFaceProps } from '@tabularium/parts/web';
import { contentOf } from '../../rules/data/printed.ts';
import type { EmpiresView } from '../../rules/view.ts';
import { CardFace } from './card.tsx';

export const HandFace = ({ view, ...props }: HandFaceProps<EmpiresView>) => (
  <CardFace {...props} content={contentOf(view)} />
);
