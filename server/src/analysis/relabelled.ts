import type { DocumentAnalysis, DocumentText } from '@pandora/intelligence/analysis'
import { LONGEST_BODY } from '@pandora/intelligence/analyse'
import { policyLabelsOf } from '@pandora/intelligence/policy/labels'

/** An analysis with its labels made anew of its mentions as readers have corrected them; others have no labels. */
export const relabelled = (
  { title, body }: Pick<DocumentText, 'title' | 'body'>,
  analysis: DocumentAnalysis,
): DocumentAnalysis =>
  analysis.policy === null
    ? analysis
    : {
        ...analysis,
        labels: policyLabelsOf(
          { title, body: body.slice(0, LONGEST_BODY) },
          analysis.mentions,
          analysis.policy.bodies.flatMap((one) => [one.name, one.department]),
        ),
      }
