import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { compile } from './compile.ts';

test.each([
  '',
  'plain words',
  'a # that is no number, and an apostrophe’s',
  "one quote ' and two '' and '{braces}' and '{it''s}'",
  '{who} sees { whom } twice: {who}',
  '{n, plural, one {# card} other {# cards}}',
  '{n, plural, offset:1 =0 {nobody} =1 {{who}} one {{who} and # other} other {{who} and # others}}',
  '{n, selectordinal, one {#st} other {#th}} of {all}',
  '{how, select, won {{n, plural, one {# point} other {# points}}} other {nothing #}}',
  '{n, plural, other {{how, select, a {#} other {none}}}}',
  '  {n ,  plural ,  one  {one}   other  {  more  } }  ',
  '{n, plural, one {a\nb} other {c}}',
])('%s is read as lingui reads it', (text) => {
  expect(compile(text)).toEqual(compileMessageOrThrow(text));
});

test.each([
  ['{', 'cannot be read'],
  ['{who', 'does not end'],
  ['{n, number}', 'does not end'],
  ['{who}}', 'one brace too many'],
  ['}', 'one brace too many'],
  ['{n, plural, one {x}', 'cannot be read'],
  ['{n, plural, one {x', 'cannot be read'],
  ['{n, plural, one x}', 'cannot be read'],
  ['{n, plural, {x}}', 'cannot be read'],
])('%s is refused', (text, why) => {
  expect(() => compile(text)).toThrow(why);
});
