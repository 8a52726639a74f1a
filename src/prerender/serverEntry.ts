import { textModules } from '../lib/i18n/loadText';
import { renderSite } from './renderSite';

export const renderer = { textModules, renderSite };
