import { beforeAll } from 'vitest';
import { restoreData } from '../browser/restoreData';

// Whatever the worker's files before this one have written.
beforeAll(restoreData);
