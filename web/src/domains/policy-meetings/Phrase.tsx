import { policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'
import { useAddressField } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Row } from '../../ui/kit/Stack.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Select } from '../../ui/Select.tsx'
import { Tiles } from '../../ui/page/Tiles.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import styles from './Meetings.module.css'
import { meetingTexts } from './texts.ts'
import { phraseView } from './views.ts'

/** A phrase over the meetings of a series. */
export default function Phrase() {
  const t = useTexts(meetingTexts)
  const language = useLanguage()
  const phone = usePhone()
  const [asked, setSeries] = useAddressField('series')
  const [phrase, setPhrase] = useAddressField('phrase')
  const { data } = useOperation(policyMeetings.series, {})
  const series = asked || data?.dataList[0]?.key || ''
  return (
    <Screen
      title={phrase ? t('phraseTitle', { phrase }) : t('phrase')}
      back={{ to: '/index/policy-meetings', text: t('backToMeetings') }}
      layout={phone ? 'flow' : 'fill'}
      tabs={
        <Row gap={4} wrap className={styles.bar}>
          <Select aria-label={t('series')} value={series} onChange={(event) => setSeries(event.target.value)}>
            {(data?.dataList ?? []).map((one) => (
              <option key={one.key} value={one.key}>
                {named(one.nameZh, one.nameEn, language)}
              </option>
            ))}
          </Select>
          <SearchField key={phrase} label={t('phraseField')} value={phrase} onSearch={setPhrase} />
        </Row>
      }
    >
      <Tiles>
        <ViewTile view={phraseView} given={{ series, phrase }} />
      </Tiles>
    </Screen>
  )
}
