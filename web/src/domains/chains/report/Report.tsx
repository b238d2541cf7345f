import { Download, Printer } from 'lucide-react'
import { useParams } from 'react-router'
import { chains } from '@pandora/contract/domains/chains/operations'
import { useAddressField } from '../../../lib/address.ts'
import { download } from '../../../lib/api/download.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import { Screen } from '../../../ui/Screen.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { chainTexts } from '../texts.ts'
import { Chapters } from './Chapters.tsx'
import styles from './Report.module.css'

const spans = [7, 30, 90, 180, 365] as const

/** The event risk report of a chain: on the screen, printed, as a workbook. */
export default function Report() {
  const t = useTexts(chainTexts)
  const language = useLanguage()
  const { chainId = '' } = useParams()
  const [asked, setDays] = useAddressField('days')
  const days = spans.find((one) => String(one) === asked) ?? 30
  const query = useOperation(chains.reportEventRisk, { chainId, days }, { keepPrevious: true })
  const save = () =>
    void download(chains.downloadReport, { chainId, days }, 'report.xlsx').catch((error: unknown) =>
      notify('error', failureText(error, language)),
    )
  const { data } = query
  return (
    <Screen
      title={t('report')}
      back={{ to: `/index/chains/${chainId}`, text: t('back') }}
      context={data ? t('reportOf', { name: data.name, version: data.version }) : null}
      actions={
        <Row className={styles.tools} wrap>
          <Select aria-label={t('days')} value={String(days)} onChange={(event) => setDays(event.target.value)}>
            {spans.map((one) => (
              <option key={one} value={one}>
                {t('daysOption', { count: one })}
              </option>
            ))}
          </Select>
          <Button icon={<Printer size={16} aria-hidden="true" />} onClick={() => window.print()}>
            {t('print')}
          </Button>
          <Button icon={<Download size={16} aria-hidden="true" />} onClick={save}>
            {t('exportReport')}
          </Button>
        </Row>
      }
    >
      <Answer query={query} waiting={<Skeleton count={16} />}>
        {(report) => <Chapters report={report} />}
      </Answer>
    </Screen>
  )
}
