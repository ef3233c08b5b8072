#pragma once

#include <stddef.h>
#include <stdint.h>

// What CryptoKit asks of OpenSSL's libcrypto. The Swift module calls these by their names and imports no header, so
// that who imports it need not have OpenSSL's. None takes more arguments than registers hold.

// Hash functions, numbered: MD5, SHA-1, SHA-256, SHA-384, SHA-512.

// A hash that has begun; NULL if libcrypto lacks the function. The caller frees it.
void *cryptography_hash_new(int function);
// A second one that goes on by itself. The caller frees it.
void *cryptography_hash_copy(const void *hash);
void cryptography_hash_free(void *hash);
int cryptography_hash_update(void *hash, const void *bytes, size_t count);
// Writes the digest, of 64 bytes at most, and returns its size; 0 if there is none.
size_t cryptography_hash_finish(void *hash, uint8_t *digest);

// HMAC with one of these, as above.
void *cryptography_hmac_new(int function, const void *key, size_t count);
void *cryptography_hmac_copy(const void *hmac);
void cryptography_hmac_free(void *hmac);
int cryptography_hmac_update(void *hmac, const void *bytes, size_t count);
size_t cryptography_hmac_finish(void *hmac, uint8_t *code);

// Ciphers that authenticate, numbered: AES-GCM, of the key's size; ChaCha20-Poly1305. Functions return 1, or 0 if they
// fail.

// Begins to seal, or else to open, with a key of so many bytes; NULL for a size that the cipher lacks. The caller frees
// it.
void *cryptography_cipher_new(int cipher, int seals, size_t key_count);
void cryptography_cipher_free(void *cipher);
int cryptography_cipher_start(void *cipher, const void *key, const void *nonce, size_t nonce_count);
// Takes what is authenticated alone.
int cryptography_cipher_authenticate(void *cipher, const void *bytes, size_t count);
// Seals or opens, into as many bytes.
int cryptography_cipher_update(void *cipher, const void *bytes, size_t count, uint8_t *result);
int cryptography_cipher_finish_sealing(void *cipher, uint8_t *tag);
// Returns 0 if the tag is not that of what was opened.
int cryptography_cipher_finish_opening(void *cipher, const uint8_t *tag);

// Keys of curves, numbered: X25519, Ed25519, P-256, P-384, P-521. Functions that write return the size, or 0 if they
// fail or it exceeds the capacity.

// Keys of bytes, which the caller frees; NULL if they are none. P-256's and the like are numbers of full size, and
// points in any form of X9.63.
void *cryptography_key_new_private(int curve, const uint8_t *bytes, size_t count);
void *cryptography_key_new_public(int curve, const uint8_t *bytes, size_t count);
void cryptography_key_free(void *key);
// 25519's bytes; P-256's number, and its point uncompressed.
size_t cryptography_key_private_bytes(int curve, const void *key, uint8_t *bytes, size_t capacity);
size_t cryptography_key_public_bytes(int curve, const void *key, uint8_t *bytes, size_t capacity);
// Keys in DER or PEM: private ones of PKCS #8 or SEC 1 are read, and written in the first; public ones in X.509's.
// NULL for those of other curves.
void *cryptography_key_read(int curve, int is_private, int is_pem, const void *bytes, size_t count);
size_t cryptography_key_write(int is_private, int is_pem, void *key, uint8_t *bytes, size_t capacity);

// The secret of a private and somebody's public key.
size_t cryptography_agree(void *key, void *other, uint8_t *secret, size_t capacity);
// Ed25519.
size_t cryptography_ed25519_sign(void *key, const void *message, size_t count, uint8_t *signature);
int cryptography_ed25519_verify(void *key, const void *message, size_t count, const uint8_t *signature);
// ECDSA of a digest, in DER of 160 bytes at most, with a number of the curve's size that else would be drawn by chance;
// 0 if that is out of range.
size_t cryptography_ecdsa_sign(
    void *key, const uint8_t *number, size_t number_count, const uint8_t *digest, size_t count, uint8_t *signature);
int cryptography_ecdsa_verify(
    void *key, const uint8_t *digest, size_t count, const uint8_t *signature, size_t signature_count);
// Signatures in DER of two numbers that have half the count of bytes each, and back.
size_t cryptography_ecdsa_to_der(const uint8_t *raw, size_t count, uint8_t *der, size_t capacity);
int cryptography_ecdsa_to_raw(const uint8_t *der, size_t count, uint8_t *raw, size_t raw_count);
