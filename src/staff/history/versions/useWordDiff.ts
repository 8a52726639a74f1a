import { useQuery } from '@tanstack/react-query';
import type { diffWords } from './wordDiff';

export type DiffWords = typeof diffWords;

/** Loads the comparison of words; undefined until then, and if it cannot be loaded. */
export const useWordDiff = (): DiffWords | undefined =>
  useQuery({
    queryKey: ['admin', 'wordDiff'],
    queryFn: () => import('./wordDiff'),
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  }).data?.diffWords;
