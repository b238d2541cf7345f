import { ranking } from '@pandora/contract/domains/ranking/operations'
import type { MarkedList } from '@pandora/contract/domains/ranking/shapes'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { dateTime } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Drawer } from '../../../ui/Drawer.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Empty } from '../../../ui/States.tsx'
import { rankingTexts } from '../texts.ts'
import { nameOf } from './columns.tsx'
import { useMarks } from './useMarks.ts'

/** What the user hides from a list, the last one first; each comes back to its place at a press. */
export default function HiddenDrawer({ list, onClose }: { list: MarkedList; onClose: () => void }) {
  const t = useTexts(rankingTexts)
  const query = useOperation(ranking.hidden, { list })
  const { show } = useMarks(list)
  return (
    <Drawer title={t('hiddenTitle')} context={t(`list_${list}`)} onClose={onClose}>
      <Answer query={query}>
        {({ dataList }) =>
          dataList.length === 0 ? (
            <Empty why={t('noHidden')} />
          ) : (
            <Column as="ul" gap={4}>
              {dataList.map((one) => (
                <Row as="li" key={one.companyId} gap={4} place="between">
                  <span>
                    <Text>{nameOf(one)}</Text>{' '}
                    <Text tone="quiet" size="small">
                      {one.code} · {t('hiddenAt', { date: dateTime(one.hiddenAt) })}
                    </Text>
                  </span>
                  <Button size="small" onClick={() => show(one.companyId)}>
                    {t('bringBack')}
                  </Button>
                </Row>
              ))}
            </Column>
          )
        }
      </Answer>
    </Drawer>
  )
}
