import { Unplug } from 'lucide-react'
import type { risk } from '@pandora/contract/domains/risk/operations'
import { riskTypeFacts } from '@pandora/contract/domains/risk/types'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../lib/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { companyBeginning, disasterBeginning } from './form/starts.ts'
import { scenariosTexts } from './texts.ts'
import { scenarioPlace } from './useScenario.ts'

/** From a risk to what it would do: a hazard stops the companies of its province, any other risk the company it befalls. */
export default function FromTopic({ topic: { riskType, subject } }: { topic: OutputOf<typeof risk.topic> }) {
  const t = useTexts(scenariosTexts)
  const go = useGo()
  const { befalls } = riskTypeFacts[riskType]
  const definition =
    subject.kind === 'company'
      ? companyBeginning(subject.id)
      : subject.kind === 'place' && befalls === 'place' && subject.id.startsWith('CN-')
        ? disasterBeginning(subject.id)
        : null
  if (!definition) return null
  return (
    <Button icon={<Unplug size={16} aria-hidden="true" />} onClick={() => go(scenarioPlace(definition))}>
      {t(subject.kind === 'company' ? 'fromCompany' : 'fromDisaster')}
    </Button>
  )
}
