import type { graphChange } from '@pandora/contract/domains/chains/shapes'
import type { z } from 'zod'
import { useTexts } from '../../../lib/texts.ts'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { chainTexts } from '../texts.ts'

const tones = { added: 'ok', changed: 'accent', removed: 'error' } as const

/** What differs between two graphs, one thing a line with its fields before and after. */
export function ChangeList({ changes }: { changes: readonly z.infer<typeof graphChange>[] }) {
  const t = useTexts(chainTexts)
  if (changes.length === 0)
    return (
      <Text size="small" tone="quiet">
        {t('noChanges')}
      </Text>
    )
  return (
    <Column as="ul" gap={2}>
      {changes.map((one) => (
        <Text key={`${one.what} ${one.way} ${one.id}`} as="li" size="small">
          <Text tone={tones[one.way]}>{t(`change_${one.way}`)}</Text> {t(`kind_${one.what}`)} <Text>{one.name}</Text>
          {one.fields.slice(0, 6).map(({ field, before, after }) => (
            <Text key={field} tone="quiet">
              {' '}
              · {field.replace(/^data\./, '')}: <Text>{before ?? '–'}</Text> → <Text>{after ?? '–'}</Text>
            </Text>
          ))}
        </Text>
      ))}
    </Column>
  )
}
