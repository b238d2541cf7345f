import { rankingWeights } from '@pandora/contract/domains/ranking/weight-operations'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { percent } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { SavedMenu } from '../../../ui/saved/SavedMenu.tsx'
import { useKept } from '../../../ui/saved/useKept.ts'
import { rankingTexts } from '../texts.ts'
import { scoreFactors } from '@pandora/contract/domains/ranking/shapes'
import { mixOf, type Weights } from './mix.ts'

/** The user's weightings, each with its mix; one that is deleted can be taken back. */
export function WeightingMenu({ weights, onLoad }: { weights: Weights; onLoad: (weights: Weights) => void }) {
  const t = useTexts(rankingTexts)
  const query = useOperation(rankingWeights.weightings, {})
  const again = { invalidates: [rankingWeights.weightings] }
  const save = useAction(rankingWeights.saveWeighting, again)
  const remove = useAction(rankingWeights.removeWeighting, again)
  const { kept, gone } = useKept()
  const own = (id: string) => query.data?.dataList.find(({ weightingId }) => weightingId === id)
  const mixWords = (of: Weights) => {
    const mix = mixOf(of)
    return scoreFactors
      .filter((factor) => mix[factor] > 0)
      .map((factor) => `${t(`factor_${factor}`)} ${percent(mix[factor], { digits: 0, sign: false })}`)
      .join(' · ')
  }
  return (
    <SavedMenu
      words={{
        label: t('savedWeightings'),
        none: t('noWeightings'),
        saveAs: t('saveAs'),
        update: t('update'),
        updateOf: (name) => t('updateOf', { name }),
      }}
      query={query}
      thingsOf={({ dataList }) =>
        dataList.map((one) => ({ id: one.weightingId, name: one.name, note: mixWords(one.weights) }))
      }
      keepable
      busy={save.isPending}
      onOpen={(id) => {
        const one = own(id)
        if (one) onLoad(one.weights)
      }}
      onKeep={(name, weightingId, after) =>
        save.mutate({ ...(weightingId ? { weightingId } : {}), name, weights: mixOf(weights) }, kept(after))
      }
      onRename={(weightingId, name, after) => {
        const one = own(weightingId)
        if (one) save.mutate({ weightingId, name, weights: one.weights }, kept(after))
      }}
      onRemove={(weightingId, name) => {
        const one = own(weightingId)
        remove.mutate(
          { weightingId },
          gone(
            name,
            one &&
              (() =>
                save.mutate(
                  { name, weights: one.weights },
                  kept(() => undefined),
                )),
          ),
        )
      }}
      restorable
    />
  )
}
