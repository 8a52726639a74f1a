import { stableText } from '../../../lib/text/stableText';
import type { Content, StoredCopy } from './copyStatus';
import { createLocalWriter } from './localWriter';
import { createServerWriter } from './serverWriter';

interface Options {
  /** Local storage key; null without a remembered account, which stores nothing. */
  key: string | null;
  /** Id of the opened form. */
  form: string;
  itemId: string;
  /** The copy on the server when the form was opened. */
  stored: StoredCopy | undefined;
  /** The form does not continue the copy on the server. */
  isBlocked: boolean;
}

/** Checks after which a text is sent although the person is still typing. */
const MAX_CHECKS = 2;

/** Empty for no copy. */
const textOf = (content: Content): string => (content ? stableText(content.content) : '');

/**
 * Stores the working copy of a form in local storage and on the server; never throws. `check`, to
 * be called every two seconds, stores what has changed and sends it when the person pauses, at the
 * second check at the latest; `flush` sends it immediately; `retry` after a failure too; `rebase`
 * continues from another copy on the server; `stop` deletes the copy for good.
 */
export function createCopySync({ key, form, itemId, stored, isBlocked }: Options) {
  const local = createLocalWriter({ key, form, text: stored?.text ?? '' });
  const server = createServerWriter({ itemId, stored, isBlocked, onConfirmed: local.confirm });
  let seen = stored?.text ?? '';
  let checks = 0;
  let isStopped = false;

  const send = (content: Content, text: string) => {
    checks = 0;
    server.send(content, text);
  };

  const flush = (content: Content) => {
    const text = textOf(content);
    if (isStopped) return;
    local.store(content, text, server.state());
    if (text !== server.state().text) send(content, text);
  };

  return {
    status: server.status,
    flush,
    check: (content: Content) => {
      const text = textOf(content);
      if (isStopped) return;
      local.store(content, text, server.state());
      const isTyping = text !== seen;
      seen = text;
      if (text === server.state().text || server.isWaiting()) return;
      checks += 1;
      if (!isTyping || checks >= MAX_CHECKS) send(content, text);
    },
    retry: (content: Content) => {
      server.endWait();
      flush(content);
    },
    rebase: server.rebase,
    stop: async (): Promise<void> => {
      isStopped = true;
      local.stop();
      await server.stop();
    },
  };
}
