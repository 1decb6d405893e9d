import { createRoute, z } from '@hono/zod-openapi'
import {
  questionEndpoints,
  staffQuestionEndpoints,
} from '../../../src/contract/product-api/question-endpoints.ts'
import { bodyOf, headers, idParams, json, refused, security, signedInRefusals } from '../route-parts.ts'

const listRefusals = { 400: refused('The request is malformed'), ...signedInRefusals }
const oneRefusals = { 404: refused('There is no such question'), ...listRefusals }
const messageRefusals = {
  409: refused('The question is closed, or `after` is not its latest message'),
  422: refused('A value is not acceptable'),
  ...oneRefusals,
}
const { askQuestion, closeQuestion, getQuestion, listQuestions, readQuestionAttachment, replyToQuestion } =
  questionEndpoints
const { answerQuestion, closeStaffQuestion, getStaffQuestion, listStaffQuestions, readStaffAttachment } =
  staffQuestionEndpoints

const file = z.string()
const attachmentResponses = {
  200: {
    description: 'The file',
    content: {
      'application/pdf': { schema: file },
      'image/png': { schema: file },
      'image/jpeg': { schema: file },
    },
  },
  ...oneRefusals,
}
const oneRequest = { params: idParams, headers }

export const listQuestionsRoute = createRoute({
  method: 'get',
  path: listQuestions.path,
  summary: 'Lists the investor’s questions, the one with the latest message first',
  security,
  request: { headers, query: listQuestions.query },
  responses: { 200: json(listQuestions.response, 'One page of questions'), ...listRefusals },
})

export const askQuestionRoute = createRoute({
  method: 'post',
  path: askQuestion.path,
  summary: 'Asks the investor desk a question',
  security,
  request: { headers, body: bodyOf(askQuestion.body) },
  responses: {
    200: json(askQuestion.response, 'The question'),
    422: refused('A value is not acceptable'),
    429: refused('Too many questions'),
    ...listRefusals,
  },
})

export const getQuestionRoute = createRoute({
  method: 'get',
  path: getQuestion.path,
  summary: 'Gives a question with its messages',
  security,
  request: oneRequest,
  responses: { 200: json(getQuestion.response, 'The question'), ...oneRefusals },
})

export const replyToQuestionRoute = createRoute({
  method: 'post',
  path: replyToQuestion.path,
  summary: 'Adds a message, which opens an answered question again',
  security,
  request: { ...oneRequest, body: bodyOf(replyToQuestion.body) },
  responses: {
    200: json(replyToQuestion.response, 'The question'),
    429: refused('Too many messages'),
    ...messageRefusals,
  },
})

export const closeQuestionRoute = createRoute({
  method: 'post',
  path: closeQuestion.path,
  summary: 'Closes a question; repeated, it changes nothing',
  security,
  request: oneRequest,
  responses: { 200: json(closeQuestion.response, 'The question'), ...oneRefusals },
})

export const readQuestionAttachmentRoute = createRoute({
  method: 'get',
  path: readQuestionAttachment.path,
  summary: 'Gives the file of a message',
  security,
  request: oneRequest,
  responses: attachmentResponses,
})

export const listStaffQuestionsRoute = createRoute({
  method: 'get',
  path: listStaffQuestions.path,
  summary: 'Lists the questions of all investors; open ones the longest waiting first',
  security,
  request: { headers, query: listStaffQuestions.query },
  responses: { 200: json(listStaffQuestions.response, 'One page of questions'), ...listRefusals },
})

export const getStaffQuestionRoute = createRoute({
  method: 'get',
  path: getStaffQuestion.path,
  summary: 'Gives a question with its author and messages',
  security,
  request: oneRequest,
  responses: { 200: json(getStaffQuestion.response, 'The question'), ...oneRefusals },
})

export const answerQuestionRoute = createRoute({
  method: 'post',
  path: answerQuestion.path,
  summary: 'Answers a question; its author is told that there is an answer',
  security,
  request: { ...oneRequest, body: bodyOf(answerQuestion.body) },
  responses: { 200: json(answerQuestion.response, 'The question'), ...messageRefusals },
})

export const closeStaffQuestionRoute = createRoute({
  method: 'post',
  path: closeStaffQuestion.path,
  summary: 'Closes a question; repeated, it changes nothing',
  security,
  request: { ...oneRequest, body: bodyOf(closeStaffQuestion.body) },
  responses: {
    200: json(closeStaffQuestion.response, 'The question'),
    409: refused('`after` is not the latest message'),
    ...oneRefusals,
  },
})

export const readStaffAttachmentRoute = createRoute({
  method: 'get',
  path: readStaffAttachment.path,
  summary: 'Gives the file of a message',
  security,
  request: oneRequest,
  responses: attachmentResponses,
})
