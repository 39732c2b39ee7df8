/** Finds a Chromium for the tests: one that is installed, or one that can be downloaded; otherwise says what to do. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ON_MAC = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/** It may run as root, and must not use the network by itself. */
export const LAUNCH_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (): string[] =>
  (process.env['PATH'] ?? '').split(delimiter).flatMap((dir) => NAMES.map((name) => join(dir, name)));

export const findChromium = (): string | undefined => {
  const told = process.env['CHROME_PATH'];
  if (told !== undefined && told !== '') return told;
  return [...onPath(), ...ON_MAC, chromium.executablePath()].find(isProgram);
};

const attempt = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

const isDebianRoot = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0;

const fromDebian = (): boolean =>
  attempt('apt-get', 'install', '-y', 'chromium') ||
  (attempt('apt-get', 'update') && attempt('apt-get', 'install', '-y', 'chromium'));

const fromPlaywright = (): boolean =>
  attempt(
    process.execPath,
    resolve(import.meta.dirname, '../../node_modules/@playwright/test/cli.js'),
    'install',
    'chromium',
  );

const ADVICE = `No Chromium was found, and none could be fetched. Do one of these, then try again:
  set CHROME_PATH to the program of a Chromium or Chrome
  install it: apt-get install chromium, brew install --cask chromium
  npx playwright install chromium
or leave the tests in a browser out: npm test -- tests types lint …`;

export const ensureChromium = (): string => {
  const there = findChromium();
  if (there !== undefined) {
    if (!isProgram(there)) throw new Error(`CHROME_PATH is ${there}, which cannot be run`);
    return there;
  }
  if (isDebianRoot()) fromDebian();
  if (findChromium() === undefined) fromPlaywright();
  const fetched = findChromium();
  if (fetched === undefined) throw new Error(ADVICE);
  return fetched;
};
