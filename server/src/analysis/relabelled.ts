import type { DocumentAnalysis, DocumentText } from '@pandora/intelligence/analysis'
import { LONGEST_BODY } from '@pandora/intelligence/analyse'
import { policyLabelsOf } from '@pandora/intelligence/policy/labels'
import { withLabels } from './corrections.ts'
import type { Correction } from './corrections.queries.ts'

/**
 * An analysis with its labels made anew of its mentions and issuers as readers have corrected them, and then put right
 * as readers say; others than policies have no labels.
 */
export const relabelled = (
  { title, body }: Pick<DocumentText, 'title' | 'body'>,
  analysis: DocumentAnalysis,
  corrections: readonly Pick<Correction, 'content' | 'words'>[],
): DocumentAnalysis =>
  analysis.policy === null
    ? analysis
    : withLabels(
        {
          ...analysis,
          labels: policyLabelsOf(
            { title, body: body.slice(0, LONGEST_BODY) },
            analysis.mentions,
            analysis.policy.bodies.flatMap((one) => [one.name, one.department]),
          ),
        },
        corrections,
      )
