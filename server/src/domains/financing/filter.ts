import { financingErrors } from '@pandora/contract/domains/financing/errors'
import type { filterContent } from '@pandora/contract/domains/financing/shapes'
import { Refusal } from '@pandora/contract/errors'
import { countedAs } from '@pandora/intelligence/financing/sums'
import type { z } from 'zod'
import type { Ledger, Org, Round, Venture } from './ledger/types.ts'

export type Filter = z.output<typeof filterContent>

/** A text as names are searched by: without case, width and blanks. */
export const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s/gu, '')

/** The investor that bears a name. Throws NO_SUCH_ORGANISATION. */
export function orgIn({ orgs, orgOf }: Pick<Ledger, 'orgs' | 'orgOf'>, name: string): Org {
  const org = orgs.get(orgOf.get(name) ?? name)
  if (!org) throw new Refusal(financingErrors.NO_SUCH_ORGANISATION)
  return org
}

/** A company that raised money, by its name. Throws NO_SUCH_VENTURE. */
export function ventureIn({ ventures }: Pick<Ledger, 'ventures'>, id: string): Venture {
  const venture = ventures.get(id)
  if (!venture) throw new Refusal(financingErrors.NO_SUCH_VENTURE)
  return venture
}

/** Rounds that meet a filter, oldest first. Throws BAD_PERIOD; an investor that nobody is finds nothing. */
export function filtered(ledger: Ledger, filter: Filter): Round[] {
  const { industry, subdomain, stage, region, organisation, from, to, least, problem } = filter
  if (from !== undefined && to !== undefined && from > to) throw new Refusal(financingErrors.BAD_PERIOD)
  const text = plain(filter.text ?? '')
  const org = organisation === undefined ? undefined : (ledger.orgOf.get(organisation) ?? organisation)
  const holds = (name: string | null): boolean => name !== null && plain(name).includes(text)
  return ledger.rounds.filter(
    (one) =>
      (industry === undefined || one.industry?.key === industry || one.industry?.en === industry) &&
      (subdomain === undefined || one.subdomain?.key === subdomain || one.subdomain?.en === subdomain) &&
      (stage === undefined || one.name.stage === stage) &&
      (region === undefined || one.region === region) &&
      (org === undefined || one.parts.some(({ orgId }) => orgId === org)) &&
      (from === undefined || one.day >= from) &&
      (to === undefined || one.day <= to) &&
      (least === undefined || (countedAs(one.sized) ?? -1) >= least) &&
      (problem === undefined || one.problems.includes(problem)) &&
      (text === '' || holds(one.zh) || holds(one.en) || one.parts.some(({ zh, en }) => holds(zh) || holds(en))),
  )
}
