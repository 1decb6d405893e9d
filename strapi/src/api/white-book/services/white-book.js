'use strict'

const { factories } = require('@strapi/strapi')

module.exports = factories.createCoreService('api::white-book.white-book')
