/** A lesson: the table it is played at, with its teacher. */
import { Page, useOpened } from '../table/table-page.tsx';
import { openLesson } from './open-lesson.ts';

export const LessonPage = ({ id }: { readonly id: string }) => <Page opened={useOpened(() => openLesson(id), id)} />;
