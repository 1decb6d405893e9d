import { createFileRoute } from '@tanstack/react-router'
import { servePicture } from '~/server/images/picture-service.server.ts'

/** `GET|HEAD /api/images/{width}/{format}/{path}?v=`: a picture of the media library in a known width and format. */
export const Route = createFileRoute('/api/images/$width/$format/$')({
  server: {
    handlers: {
      GET: ({ request, params: { _splat: path = '', ...size } }) => servePicture(request, { ...size, path }),
      HEAD: ({ request, params: { _splat: path = '', ...size } }) => servePicture(request, { ...size, path }),
    },
  },
})
