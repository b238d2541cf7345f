import { useTexts } from '../../lib/texts.ts'
import type { Nothing } from '../../ui/view/ViewBody.tsx'
import { useMissing } from '../documents/offers/useMissing.ts'
import { riskTexts } from './texts.ts'

/** Why there are no topics: none of the group that is chosen, or none at all. */
export function useNothing(group: string | undefined, clear: () => void): () => Nothing {
  const t = useTexts(riskTexts)
  const missing = useMissing()
  return () =>
    group === undefined ? missing(t('noTopics')) : missing(t('noneOfGroup'), { text: t('clear'), run: clear })
}
