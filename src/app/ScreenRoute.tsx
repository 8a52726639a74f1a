import { createElement, use } from 'react';
import { useLocation } from 'react-router-dom';
import { languageOf } from '../lib/i18n/languages';
import { prepareScreen } from './prepare';
import type { Screen } from './screens';

/** Draws a screen once its code and words are here; the page before stays on view until then. */
export function ScreenRoute({ screen }: { screen: Screen }) {
  const language = languageOf(useLocation().pathname);
  return createElement(use(prepareScreen(screen, language)));
}
