import type { BaseSyntheticEvent } from 'react';

type Send = (event?: BaseSyntheticEvent) => Promise<void>;

/** Sends a form unless one of its pictures is being prepared: it would be saved without the picture. */
export const unlessPreparing =
  (preparing: boolean, send: Send): Send =>
  async (event) => {
    if (preparing) event?.preventDefault();
    else await send(event);
  };
