#!/usr/bin/env node
// The command as a program of its own, from any folder: npx tabularium …
import { fileURLToPath } from 'node:url';
import { launch } from '../../scripts/launch.mjs';

launch([fileURLToPath(new URL('../src/main.ts', import.meta.url)), ...process.argv.slice(2)]);
