import { expect, test } from 'vitest';
import { arePushKeys, sealPush } from './push-seal.ts';

/** The example of RFC 8291, section 5 and appendix A. */
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

test('the example of the standard comes out to the letter', () => {
  const sealed = sealPush('When I grow up, I want to be a watermelon', KEYS, {
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  });
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('the same text is never sealed twice alike, and one that is too long is not sealed', () => {
  expect(sealPush('x', KEYS)).not.toEqual(sealPush('x', KEYS));
  expect(() => sealPush('x'.repeat(5000), KEYS)).toThrow('too long');
});

test('keys that are none are recognised', () => {
  expect(arePushKeys(KEYS)).toBe(true);
  expect(arePushKeys({ ...KEYS, auth: 'short' })).toBe(false);
  expect(arePushKeys({ ...KEYS, p256dh: `${KEYS.p256dh.slice(0, -4)}AAAA` })).toBe(false);
  expect(arePushKeys({ ...KEYS, p256dh: '' })).toBe(false);
});
