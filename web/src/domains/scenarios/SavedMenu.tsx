import { scenarios } from '@pandora/contract/domains/scenarios/operations'
import type { ScenarioDefinition } from '@pandora/contract/domains/scenarios/shapes'
import { useAction } from '../../lib/api/useAction.ts'
import { useTexts } from '../../lib/texts.ts'
import { SavedMenu as Menu } from '../../ui/saved/SavedMenu.tsx'
import { useKept } from '../../ui/saved/useKept.ts'
import { scenariosTexts } from './texts.ts'
import { changedBySaving, useSaved } from './useSaved.ts'

interface Props {
  /** Null while nothing whole is shown. */
  definition: ScenarioDefinition | null
  onLoad: (definition: ScenarioDefinition) => void
}

/** The user's scenarios: opened, renamed, updated, deleted (and taken back), and what is shown kept under a name. */
export function SavedMenu({ definition, onLoad }: Props) {
  const t = useTexts(scenariosTexts)
  const query = useSaved()
  const save = useAction(scenarios.save, { invalidates: changedBySaving })
  const remove = useAction(scenarios.delete, { invalidates: changedBySaving })
  const restore = useAction(scenarios.restore, { invalidates: changedBySaving })
  const { kept, gone, onError } = useKept()
  return (
    <Menu
      words={{
        label: t('saved'),
        none: t('savedNone'),
        saveAs: t('saveAs'),
        update: t('update'),
        updateOf: (name) => t('updateOf', { name }),
      }}
      query={query}
      thingsOf={({ dataList }) =>
        dataList.map(({ scenarioId: id, name, asOf }) => ({
          id,
          name,
          ...(asOf ? { note: t('asOf', { day: asOf }) } : {}),
        }))
      }
      keepable={definition !== null}
      busy={save.isPending}
      onOpen={(id) => {
        const one = query.data?.dataList.find(({ scenarioId }) => scenarioId === id)
        if (one) onLoad(one.definition)
      }}
      onKeep={(name, scenarioId, after) => {
        if (definition) save.mutate({ ...(scenarioId ? { scenarioId } : {}), name, definition }, kept(after))
      }}
      onRename={(scenarioId, name, after) => save.mutate({ scenarioId, name }, kept(after))}
      onRemove={(scenarioId, name) =>
        remove.mutate(
          { scenarioId },
          gone(name, () => restore.mutate({ scenarioId }, { onError })),
        )
      }
      restorable
    />
  )
}
