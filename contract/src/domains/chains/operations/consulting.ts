import { z } from 'zod'
import { PAGE_SIZE } from '../../../constants.ts'
import { defineOperation, instant, pageInput, pageOf } from '../../../operation.ts'
import { administratorsId, callersId, ownedId } from '../../../records/ids.ts'
import { supplyChainGraph } from '../graph.ts'

/** Most consultations of a user that wait for an answer. */
export const CONSULTATION_LIMIT = 20
export const consultationStates = ['waiting', 'answered', 'withdrawn'] as const
export const consultationSubjects = ['structure', 'risk', 'alternatives', 'whatIf', 'data', 'general'] as const

/** A question to the experts about a chain (CHAIN-10). */
const asked = {
  chainId: z.string(),
  chainName: z.string(),
  /** The version that was looked at. */
  version: z.int(),
  subject: z.enum(consultationSubjects),
  question: z.string(),
  /** Nodes that it is about. */
  nodes: z.array(z.object({ id: z.string(), name: z.string() })),
  state: z.enum(consultationStates),
  askedAt: instant,
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
  /** Who answered. */
  answeredBy: z.string().nullable(),
  /** Whether a mail is sent when it is answered. */
  byMail: z.boolean(),
}
export const consultation = z.object({ consultationId: ownedId('consultation', z.string()), ...asked })
export const consultationAsked = z.object({
  consultationId: administratorsId('consultation', z.string()),
  ...asked,
  askedBy: z.string(),
})
const administrated = administratorsId('consultation', z.uuid())

export const chainConsulting = {
  consultExpert: defineOperation({
    id: 'chains.consultExpert',
    requirement: ['CHAIN-10', 'CHAIN-19'],
    method: 'POST',
    path: '/api/supplyChain/consultExpert',
    writes: true,
    guests: false,
    summary: 'Ask the experts about a chain: administrators see the question and the chain as it is now',
    input: z.object({
      chainId: ownedId('chain', z.uuid()),
      subject: z.enum(consultationSubjects),
      question: z.string().min(1).max(4000),
      nodeIds: z
        .array(callersId('chainNode', z.string().min(1).max(64), { within: 'chain' }))
        .max(50)
        .default([]),
      byMail: z.boolean().default(true),
    }),
    output: consultation,
  }),
  consultations: defineOperation({
    id: 'chains.consultations',
    method: 'POST',
    path: '/api/supplyChain/consultations',
    summary: 'The questions the user asked the experts, the newest first',
    input: z.object({ state: z.enum(consultationStates).optional(), ...pageInput(PAGE_SIZE) }),
    output: pageOf(consultation),
  }),
  withdrawConsultation: defineOperation({
    id: 'chains.withdrawConsultation',
    method: 'POST',
    path: '/api/supplyChain/withdrawConsultation',
    writes: true,
    summary: 'Take a question back that is not answered yet',
    input: z.object({ consultationId: ownedId('consultation', z.uuid()) }),
    output: consultation,
  }),
  consultationsAsked: defineOperation({
    id: 'chains.consultationsAsked',
    method: 'POST',
    path: '/api/supplyChain/consultationsAsked',
    access: 'admin',
    summary: 'Questions of all users to the experts, those that wait first',
    input: z.object({ state: z.enum(consultationStates).optional(), ...pageInput(PAGE_SIZE) }),
    output: pageOf(consultationAsked),
  }),
  consultedChain: defineOperation({
    id: 'chains.consultedChain',
    method: 'POST',
    path: '/api/supplyChain/consultedChain',
    access: 'admin',
    summary: 'The chain that a question is about, as it was when it was asked',
    input: z.object({ consultationId: administrated }),
    output: z.object({ chainName: z.string(), version: z.int(), supplyChainGraph }),
  }),
  answerConsultation: defineOperation({
    id: 'chains.answerConsultation',
    method: 'POST',
    path: '/api/supplyChain/answerConsultation',
    access: 'admin',
    writes: true,
    summary: 'Answer a question: its user reads it on the screen and, where they want, by mail',
    input: z.object({ consultationId: administrated, answer: z.string().min(1).max(8000) }),
    output: consultationAsked,
  }),
}
