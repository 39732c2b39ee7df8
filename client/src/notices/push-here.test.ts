import { expect, test } from 'vitest';
import { pushStateOf } from './push-here.ts';

const CHROME = { isSecure: true, hasPush: true, permission: 'default', agent: 'Chrome/140 Linux', touches: 0 };
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';

test('who can have pushes is offered them; a person who said no is told where to change that', () => {
  expect(pushStateOf(CHROME)).toBe('can');
  expect(pushStateOf({ ...CHROME, permission: 'granted' })).toBe('can');
  expect(pushStateOf({ ...CHROME, permission: 'denied' })).toBe('forbidden');
});

test('an iPhone or iPad must have the page installed; once it has, it can', () => {
  expect(pushStateOf({ ...CHROME, hasPush: false, agent: IPHONE, touches: 5 })).toBe('install');
  expect(pushStateOf({ ...CHROME, hasPush: false, agent: IPAD, touches: 5 })).toBe('install');
  expect(pushStateOf({ ...CHROME, agent: IPHONE, touches: 5 })).toBe('can');
  // A Mac is no iPad.
  expect(pushStateOf({ ...CHROME, hasPush: false, agent: IPAD })).toBe('never');
});

test('without https there are none, whatever the browser', () => {
  expect(pushStateOf({ ...CHROME, isSecure: false, hasPush: false, agent: IPHONE })).toBe('insecure');
});
