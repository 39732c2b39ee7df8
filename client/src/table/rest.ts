/** What a table does not show at first. It is fetched as soon as there is nothing else to do. */
export { Outline } from '../board/outline.tsx';
export { ChatPanel } from '../panel/chat-panel.tsx';
export { BoardTable } from './board-table.tsx';
export { EndBar } from './end-bar.tsx';
export { EndPage } from './end-page.tsx';
export { News } from './news.tsx';
export { PieceMenu } from './piece-menu.tsx';
export { ReadCorner } from './read-corner.tsx';
export { ReplayBar } from './replay-bar.tsx';
export { StandInBar } from './stand-in-bar.tsx';
export { WaitingBar } from './waiting-bar.tsx';
