import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Kind } from '../../features/dashboard/row';
import { sessionQuery } from '../../features/editor/session/sessionQuery';
import { useCure } from '../../features/editor/session/signInAgain';
import { queryClient } from '../../lib/queryClient';
import { type Result, succeed } from '../../lib/result';
import { nameOf } from '../../services/auth';
import type { Change } from '../../services/changes';
import { useSay } from '../../ui/Status';
import type { RestoredVersion } from './restoreVersion';
import { VersionRestored } from './VersionRestored';

/** What the history of an article and that of a notice share. */
export function useHistory<Item>(kind: Kind, id: string, onRestored: (item: Item) => void) {
  const say = useSay();
  const cure = useCure();
  const { data: admin } = useQuery({ ...sessionQuery, enabled: false }, queryClient);
  const [chosen, setChosen] = useState<Change | null>(null);
  const close = () => setChosen(null);
  return {
    chosen,
    list: { item: id, self: admin ? nameOf(admin) : undefined, cure, onCompare: setChosen },
    dialog: {
      kind,
      onClose: close,
      onRestored: ({ item, gone }: RestoredVersion<Item>) => {
        if (!chosen) return;
        say(`/admin/${kind}/edit/${id}`, <VersionRestored at={chosen.at} gone={gone} />);
        close();
        onRestored(item);
      },
    },
  };
}

/** A version, and what is stored now. */
export async function loadBoth<Version, Item>(
  version: Promise<Result<Version>>,
  current: Promise<Result<Item>>,
): Promise<Result<{ version: Version; current: Item }>> {
  const [then, now] = await Promise.all([version, current]);
  if (!then.success) return then;
  return now.success ? succeed({ version: then.data, current: now.data }) : now;
}
