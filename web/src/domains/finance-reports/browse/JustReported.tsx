import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import { dayOf } from '@pandora/contract/time'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { reportTexts } from '../texts.ts'

/** Companies listed: as many as fill the height of a window; on a phone, where more tiles follow, fewer. */
const MOST = { window: 24, phone: 12 }

/** Companies whose statements were known last, with the period and the day. */
export default function JustReported() {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const most = usePhone() ? MOST.phone : MOST.window
  const query = useOperation(financeReports.searchCompany, { text: '', page: 0, size: most })
  return (
    <Answer query={query} waiting={<Skeleton count={most} />}>
      {({ dataList }) => {
        const reported = dataList.filter(({ latestPeriod }) => latestPeriod !== null)
        if (reported.length === 0) return <Empty why={t('noneReported')} />
        return (
          <Column as="ul" gap={2}>
            {reported.map((one) => (
              <Row key={one.companyId} as="li" place="between" gap={1} wrap>
                <ScreenLink to={`/index/company/${encodeURIComponent(one.companyId)}/finance`}>
                  {named(one.nameZh, one.nameEn, language, one.stockCode)}
                </ScreenLink>
                <Text size="small" tone="quiet" whole>
                  {t('reportedOn', {
                    period: one.latestPeriod ?? '–',
                    day: one.latestKnownAt ? dayOf(Date.parse(one.latestKnownAt)) : '–',
                  })}
                </Text>
              </Row>
            ))}
          </Column>
        )
      }}
    </Answer>
  )
}
