import { errorsByCode } from '@pandora/contract/all-errors'
import { carriedFields, pathFields, type Operation } from '@pandora/contract/operation'
import { z } from 'zod'
import { inputSchema } from './json-schema.ts'

type Json = { [key: string]: unknown }

/** The OpenAPI 3.1 document of the operations; `x-requirement` names the catalogue's rows. */
export function openApi(operations: readonly Operation[]): Json {
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    const path = (paths[operation.path] ??= {})
    path[operation.method.toLowerCase()] = entry(operation)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pandora',
      version: '0.1.0',
      description:
        'Every JSON answer is the envelope {code, data, message}; code "0" is success. Refusals are answered the same way.',
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Refusal: {
          type: 'object',
          properties: {
            code: { type: 'string', enum: [...errorsByCode.keys()] },
            data: {},
            message: { type: 'string' },
          },
          required: ['code', 'data', 'message'],
        },
      },
    },
    paths,
  }
}

function entry(operation: Operation): Json {
  const { id, summary, requirement, access, guests, rate, transport } = operation
  const refusals = Object.fromEntries(
    [400, ...(access === 'public' ? [] : [401]), ...(access === 'admin' || !guests ? [403] : []), 429].map((status) => [
      String(status),
      {
        description: `Refused: ${statusText[status]}`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  )
  return {
    operationId: id,
    summary,
    tags: [id.split('.')[0]],
    ...(requirement.length > 0 ? { 'x-requirement': requirement.length === 1 ? requirement[0] : requirement } : {}),
    'x-access': access,
    'x-guests': guests && access !== 'admin',
    'x-rate': rate,
    'x-writes': operation.writes,
    'x-dated': operation.dated,
    security: access === 'public' ? [] : [{ bearer: [] }],
    ...taken(operation),
    responses: { 200: { description: 'Success', content: answered(transport, operation) }, ...refusals },
  }
}

const statusText: Record<number, string> = {
  400: 'bad input',
  401: 'not signed in',
  403: 'role',
  429: 'too many requests',
}

function taken(operation: Operation): Json {
  if (operation.transport === 'upload') {
    const schema = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  const inPath = pathFields(operation.path)
  if (operation.method === 'POST')
    return {
      requestBody: {
        required: false,
        content: { 'application/json': { schema: inputSchema(operation.input.extend(carriedFields)) } },
      },
    }
  const schema = inputSchema(operation.input) as { properties?: Record<string, unknown>; required?: string[] }
  return {
    parameters: Object.entries(schema.properties ?? {}).map(([name, of]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: schema.required?.includes(name) ?? false,
      schema: of,
    })),
  }
}

function answered(transport: Operation['transport'], operation: Operation): Json {
  if (transport === 'download')
    return {
      [operation.produces]: {
        schema: operation.produces.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' },
      },
    }
  if (transport === 'live') return { 'text/event-stream': { schema: { type: 'string' } } }
  const { $schema: _, ...data } = z.toJSONSchema(operation.output, { io: 'output' }) as Json
  return {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          code: operation.succeedsWith === 0 ? { type: 'integer', const: 0 } : { type: 'string', const: '0' },
          data,
          message: { type: 'string' },
        },
        required: ['code', 'data', 'message'],
      },
    },
  }
}
