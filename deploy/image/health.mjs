// Whether the server of this container can serve, as its settings say where it listens.
import { request as plain } from 'node:http';
import { request as encrypted } from 'node:https';

const { PORT = '3000', HOST = '0.0.0.0', TLS_CERTIFICATE_FILE } = process.env;
const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[HOST] ?? HOST;
const fail = (reason) => {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
};

// The certificate is for the name that people use, not for this address.
const request = TLS_CERTIFICATE_FILE ? encrypted : plain;
request({ host, port: PORT, path: '/health/ready', rejectUnauthorized: false, timeout: 4000 }, (response) =>
  response.statusCode === 200 ? process.exit(0) : fail(`The server answers ${response.statusCode}.`),
)
  .on('timeout', () => fail('The server does not answer in time.'))
  .on('error', (error) => fail(error.message))
  .end();
