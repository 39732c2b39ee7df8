import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test('a device is called by its browser and its system', () => {
  const known = {
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0': 'Firefox · Linux',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36':
      'Chrome · Android',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1':
      'Safari · iPhone',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0':
      'Edge · Windows',
    'Something else': '',
  };
  expect(Object.keys(known).map(deviceName)).toEqual(Object.values(known));
});
