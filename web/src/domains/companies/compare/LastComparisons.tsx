import { useTexts } from '../../../lib/texts.ts'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { compareTexts } from './texts.ts'
import { codesOf, compareAddress, useComparisons } from './useComparisons.ts'

/** Ways back to comparisons: the last one, and those kept under a name. */
export default function LastComparisons() {
  const t = useTexts(compareTexts)
  const { last, saved } = useComparisons()
  if (!last && saved.length === 0)
    return (
      <Text as="p" size="small" tone="quiet">
        {t('noneYet')}
      </Text>
    )
  const all = [...(last ? [{ id: 'last', name: t('last'), companyIds: last }] : []), ...saved]
  return (
    <Column gap={3}>
      {all.map(({ id, name, companyIds }) => (
        <Text key={id} as="p">
          <ScreenLink to={compareAddress(companyIds)}>{name}</ScreenLink>{' '}
          <Text size="small" tone="quiet">
            {codesOf(companyIds)}
          </Text>
        </Text>
      ))}
    </Column>
  )
}
