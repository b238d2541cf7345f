import { industries } from '@pandora/contract/domains/industries/operations'
import { useOperation } from '../../lib/api/useOperation.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { industryTexts } from './texts.ts'

/** Industries of the first level, those of most companies first. */
export default function ByIndustry() {
  const t = useTexts(industryTexts)
  const language = useLanguage()
  const query = useOperation(industries.tree, {})
  return (
    <Answer query={query} waiting={<Skeleton count={8} />}>
      {({ nodeList }) =>
        nodeList.length === 0 ? (
          <Empty why={t('noClasses')} />
        ) : (
          <Column as="ul" gap={2}>
            {nodeList
              .toSorted((a, b) => b.num - a.num)
              .map((one) => (
                <Row key={one.id} as="li" place="between" gap={4}>
                  <ScreenLink to={`/index/industries/${encodeURIComponent(one.id)}`}>
                    {named(one.nodeName, one.nodeNameEn, language, one.id)}
                  </ScreenLink>
                  <Text size="small" tone="quiet">
                    {one.num}
                  </Text>
                </Row>
              ))}
          </Column>
        )
      }
    </Answer>
  )
}
